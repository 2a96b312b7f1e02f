/** The invitation to the app, wherever it stands. */
export const appPrompt = {
  title: 'Create the Next Season',
  text: 'The app is free to download. Create and share as many seasons as you like, without limit, and take them to the bus stop, the bath and the back seat.',
} as const;
