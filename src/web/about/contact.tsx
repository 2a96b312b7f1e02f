/** The contact address, or a note that none is configured. */
export function Contact({ email, about }: { email: string | null; about: string }) {
  if (!email)
    return (
      <p>
        Whoever runs this site has not published a contact address yet. Until they do, ask the person who gave you its
        address about {about}.
      </p>
    );
  return (
    <p>
      Write to{' '}
      <a className="lk" href={`mailto:${email}`}>
        {email}
      </a>{' '}
      about {about}. A person reads it.
    </p>
  );
}
