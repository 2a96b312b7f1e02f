/** The one place that spells the product's name, its tagline and its store links. */
export const brand = {
  name: 'Canto',
  credit: 'canto',
  credits: 'cantos',
  tagline: "The world's largest interactive show community. Create, explore, and play your favorite interactive shows.",
  heroTitle: 'Vibe Storytelling',
  heroSubtitle: 'Make the next season of your favorite show',
  signOff: 'Built with love for the Creation Generation',
  /** Where both store badges lead until APP_STORE_URL and PLAY_STORE_URL say otherwise. */
  storeFallbackUrl: '/download',
} as const;
