/** What an episode is meant to measure: words in all, and the share of them that is not the narrator's. */
export const episodeMeasure = { least: 560, most: 800, talk: 0.5 };
