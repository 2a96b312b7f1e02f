import { implement } from '@orpc/server';
import { accountsApi } from './accounts/api.ts';
import { adminApi, reportsApi } from './admin/api.ts';
import { catalogApi } from './catalog/api.ts';
import type { RequestContext } from './context.ts';
import { contract } from './contract.ts';
import { creatorsApi } from './creators/api.ts';
import { podcastsApi } from './creators/podcasts/api.ts';
import { toOrpcError } from './http/to-problem.ts';
import { listeningApi } from './listening/api.ts';
import { ledgerApi, productionsApi } from './productions/api.ts';
import { roundsApi } from './rounds/api.ts';
import { seasonsApi, showSeasonsApi } from './seasons/api.ts';
import { walletApi } from './wallet/api.ts';

/** Every call of the contract with what answers it. */
export const api = implement(contract)
  .$context<RequestContext>()
  .use(async ({ context, next }) => {
    try {
      return await next();
    } catch (error) {
      const problem = toOrpcError(error, context.ctx.log);
      if (context.notes && problem.status >= 500) context.notes.isBroken = true;
      throw problem;
    }
  })
  .router({
    accounts: accountsApi,
    wallet: { ...walletApi, ...ledgerApi },
    catalog: { ...catalogApi, ...showSeasonsApi },
    seasons: { ...seasonsApi, ...productionsApi },
    listening: listeningApi,
    rounds: roundsApi,
    creators: creatorsApi,
    podcasts: podcastsApi,
    reports: reportsApi,
    admin: adminApi,
  });
