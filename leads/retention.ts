import type { ErasedCounts, LeadStore } from './lead-store.ts';

/** How many days submissions are kept; without a number, until someone erases them. */
export interface KeepDays {
  /** Contact requests and requests for the guide. */
  leads: number;
  newsletter?: number | undefined;
  quarantine: number;
}

const day = 24 * 60 * 60 * 1000;

/** Erases what has been kept long enough. */
export const eraseExpired = (
  store: Pick<LeadStore, 'eraseBefore'>,
  { leads, newsletter, quarantine }: KeepDays,
  now: Date,
): Promise<ErasedCounts> => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  return store.eraseBefore({
    contacts: ago(leads),
    authorityBuilderFunnel1: ago(leads),
    ...(newsletter !== undefined && { newsletter: ago(newsletter) }),
    quarantine: ago(quarantine),
  });
};
