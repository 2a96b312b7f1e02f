/** The logo: a C as a lamp, whose beam is a play triangle. */
export function CantoMark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M25.2 23.4A12 12 0 1 1 25.2 8.6" stroke="currentColor" strokeWidth="4.6" strokeLinecap="round" />
      <path d="M12.2 10.6 30.2 16 12.2 21.4a5.6 5.6 0 0 1 0-10.8Z" fill="var(--lamp)" />
    </svg>
  );
}
