import type { Round } from '#shared/rounds/round.ts';
import type { Person } from './person.ts';

/** Somebody with a seat in a round and their connection open. */
export type Seated = {
  person: Person;
  id: string;
  /** The newest state that came. */
  latest(): Round | null;
  /** Why the server ended the connection; null while it has not. */
  gone(): string | null;
  disconnect(): Promise<void>;
};

export async function join(person: Person, roundId: string, name: string): Promise<string> {
  const { status, body } = await person.call<{ member_id: string }>('POST', `/api/rounds/${roundId}/join`, { name });
  if (status !== 200) throw new Error(`join answered ${status}: ${JSON.stringify(body)}`);
  return body.member_id;
}

/** Follows a round as a page does. */
export async function connect(person: Person, roundId: string, memberId: string): Promise<Seated> {
  const response = await person.fetch(`/api/rounds/${roundId}/events`);
  if (response.status !== 200) throw new Error(`events answered ${response.status}: ${await response.text()}`);
  const reader = response.body!.getReader();
  let latest: Round | null = null;
  let gone: string | null = null;
  void (async () => {
    let text = '';
    const decoder = new TextDecoder();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      const events = text.split('\n\n');
      text = events.pop()!;
      for (const event of events) {
        const [, kind, data] = /^event: (\w+)\ndata: (.*)$/s.exec(event) ?? [];
        if (kind === 'round') latest = JSON.parse(data!) as Round;
        if (kind === 'gone') gone = (JSON.parse(data!) as { reason: string }).reason;
      }
    }
  })().catch(() => {});
  return {
    person,
    id: memberId,
    latest: () => latest,
    gone: () => gone,
    disconnect: () => reader.cancel(),
  };
}

export async function sit(person: Person, roundId: string, name: string): Promise<Seated> {
  return connect(person, roundId, await join(person, roundId, name));
}
