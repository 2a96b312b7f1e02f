declare module 'indefinite' {
  /** "a apple" or "an apple": the phrase with its article in front. */
  const indefinite: (phrase: string, options?: { articleOnly?: boolean }) => string;
  export default indefinite;
}
