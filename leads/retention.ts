import type { ErasedCounts, Horizons, LeadStore } from './lead-store.ts';

/** How many days submissions are kept; without a number, until someone erases them. */
export interface KeepDays {
  /** Contact requests and requests for the guide. */
  leads: number;
  newsletter?: number | undefined;
  quarantine: number;
}

const day = 24 * 60 * 60 * 1000;

const horizonsOf = (keepDays: KeepDays, now: Date): Horizons => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const leads = ago(keepDays.leads);
  return {
    contacts: leads,
    authorityBuilderFunnel1: leads,
    ...(keepDays.newsletter !== undefined && { newsletter: ago(keepDays.newsletter) }),
    quarantine: ago(keepDays.quarantine),
  };
};

/** Erases what has been kept long enough. */
export const eraseExpired = (
  store: Pick<LeadStore, 'eraseBefore'>,
  keepDays: KeepDays,
  now: Date,
): Promise<ErasedCounts> => store.eraseBefore(horizonsOf(keepDays, now));
