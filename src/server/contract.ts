import type { ContractRouterClient } from '@orpc/contract';
import { accountsContract } from './accounts/contract.ts';
import { adminContract, reportsContract } from './admin/contract.ts';
import { catalogContract } from './catalog/contract.ts';
import { creatorsContract } from './creators/contract.ts';
import { podcastsContract } from './creators/podcasts/contract.ts';
import { listeningContract } from './listening/contract.ts';
import { productionsContract } from './productions/contract.ts';
import { roundsContract } from './rounds/contract.ts';
import { seasonsContract } from './seasons/contract.ts';
import { walletContract } from './wallet/contract.ts';

/** Everything other programs can call, under `/api`; `/api/openapi.json` is made from it. */
export const contract = {
  accounts: accountsContract,
  wallet: walletContract,
  catalog: catalogContract,
  seasons: { ...seasonsContract, ...productionsContract },
  listening: listeningContract,
  rounds: roundsContract,
  creators: creatorsContract,
  podcasts: podcastsContract,
  reports: reportsContract,
  admin: adminContract,
};

/** The client's view of it; the only thing of the server that `web` may import, as a type. */
export type Api = ContractRouterClient<typeof contract, { idempotencyKey?: string }>;
