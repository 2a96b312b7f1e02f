import { api } from '#web/api/api.ts';
import type { CreatorApplication } from '#shared/accounts.ts';

export type ApplicationField = keyof CreatorApplication;
export type Sent =
  | { sent: true }
  /** `errors` by field, where the server said which; `reason` where there is more to say than to try again. */
  | { sent: false; errors: Partial<Record<ApplicationField, string>>; reason: string | null };

type Form = CreatorApplication & { website?: string };
type Calls = { apply: (form: Form) => Promise<unknown>; notify: (form: Form) => Promise<unknown> };

/** Stores an application, then requests its mail. A failed mail is only logged, because the application is stored. */
export async function sendApplication(form: Form, { apply, notify }: Calls = api.creators): Promise<Sent> {
  try {
    await apply(form);
  } catch (error) {
    console.warn('The application was not taken:', error);
    return refusal(error);
  }
  notify(form).catch((error: unknown) => console.warn('The application was not mailed:', error));
  return { sent: true };
}

function refusal(error: unknown): Sent {
  const { code, message, data } = (error ?? {}) as {
    code?: unknown;
    message?: unknown;
    data?: { errors?: Partial<Record<ApplicationField, string[]>> };
  };
  const errors = Object.fromEntries(
    Object.entries(data?.errors ?? {}).map(([field, [first]]) => [
      field,
      fieldWords[field as ApplicationField] ?? first,
    ]),
  );
  return { sent: false, errors, reason: code === 'rate_limited' && typeof message === 'string' ? message : null };
}

/** Replaces the server's validation messages, which are written for developers. */
const fieldWords: Partial<Record<ApplicationField, string>> = {
  full_name: 'Please enter your name, in at most 120 characters.',
  email: 'Please enter an e-mail address, such as you@example.com.',
  current_platform: 'Please say where your show is, in at most 120 characters.',
  show_name: 'Please enter the name of your show, in at most 120 characters.',
  follower_count: 'Please say about how many follow you, in at most 60 characters.',
  description: 'Please describe your show, in at most 3,000 characters.',
};
