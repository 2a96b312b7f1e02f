import { data, isRouteErrorResponse, type ErrorResponse } from 'react-router';

type Failure = { status?: number; message?: string };

/** Runs an API call in a loader; a refusal becomes the route's error page with the same HTTP status, a failure is logged. */
export async function load<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { status, message } = error as Failure;
    if (status && status < 500) throw data({ message: message ?? '' }, { status });
    console.error('Could not load the page:', error);
    throw error;
  }
}

/** Whether a page was refused (4xx), as against one that failed: that is logged, and may succeed later. */
export function isRefusal(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status < 500;
}
