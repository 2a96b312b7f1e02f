import { afterAll, vi } from 'vitest';

// Pages fetch parts of their code for themselves. What still comes after a file's last test would fail the whole run.
afterAll(() => vi.dynamicImportSettled());
