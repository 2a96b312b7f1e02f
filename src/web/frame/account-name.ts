/** What a signed-in person is called in the frame: the e-mail's part before the at sign. */
export function accountName(email: string): string {
  return email.split('@', 1)[0] || email;
}
