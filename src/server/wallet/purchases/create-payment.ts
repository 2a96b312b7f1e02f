import { AppError } from '#shared/errors.ts';
import type { PackId } from '#shared/packs-and-plans.ts';
import { formatCantos, formatPrice } from '#shared/wallet.ts';
import { brand } from '#shared/brand.ts';
import type { Context, Viewer } from '../../context.ts';
import { packGoods } from './goods.ts';
import { openCheckout } from './open-checkout.ts';

type Input = { packageId: PackId; amount: number; cantoAmount: number };
type Opener = Parameters<typeof openCheckout>[0];

/**
 * Opens the checkout of a pack. Price and cantos are ours; what the caller believes them to be must agree. Throws
 * AppError: `invalid_input` for what is no pack.
 */
export async function createPayment(
  ctx: Pick<Context, keyof Opener>,
  viewer: Viewer,
  input: Input,
  key: string | null,
): Promise<{ url: string }> {
  const pack = packGoods(input.packageId);
  const errors: Record<string, string[]> = {};
  if (!pack) errors['packageId'] = ['There is no such pack.'];
  if (pack && input.amount !== pack.priceCents)
    errors['amount'] = [`The ${pack.name} costs ${formatPrice(pack.priceCents)}.`];
  if (pack && input.cantoAmount !== pack.cantos)
    errors['cantoAmount'] = [`The ${pack.name} holds ${formatCantos(pack.cantos)} ${brand.credits}.`];
  const [first] = Object.values(errors).flat();
  if (!pack || first) throw new AppError('invalid_input', first, { errors });
  return openCheckout(ctx, viewer, pack, key);
}
