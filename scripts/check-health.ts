// For a container's health check: whether the Canto of this environment lives. Exit code 1 where it does not.
export {};
const port = process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
