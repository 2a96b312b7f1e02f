import { data } from 'react-router';

type Failure = { status?: number; message?: string };

/** Runs an API call in a loader; a refusal becomes the route's error page with the same HTTP status. */
export async function load<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { status, message } = error as Failure;
    if (status && status < 500) throw data({ message: message ?? '' }, { status });
    throw error;
  }
}
