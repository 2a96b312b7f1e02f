import type { Context } from '../context.ts';

export async function fillCatalog(_ctx: Context): Promise<void> {}
