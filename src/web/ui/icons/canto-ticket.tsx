/** The symbol of a canto: a ticket with the logo punched out. */
export function CantoTicket() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M3 5.5h18a1 1 0 0 1 1 1v3.2a2.4 2.4 0 0 0 0 4.6v3.2a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-3.2a2.4 2.4 0 0 0 0-4.6V6.5a1 1 0 0 1 1-1Z"
        fill="currentColor"
      />
      <path d="M14.9 14.9a4.1 4.1 0 1 1 0-5.8" fill="none" stroke="var(--bg)" strokeWidth="1.9" strokeLinecap="round" />
      <path d="m11.4 10.4 5.4 1.6-5.4 1.6a1.6 1.6 0 0 1 0-3.2Z" fill="var(--bg)" />
    </svg>
  );
}
