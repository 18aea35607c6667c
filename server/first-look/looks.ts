import type { FirstLook, Seen } from '@agency/leads/forms/first-look.ts';
import { NotLooked, readWebsiteAddress } from './fetch.ts';

/** How long an answer is kept and a look is counted, in milliseconds. */
const hour = 60 * 60 * 1000;

/** Looks per hour from one sender, at one website, and in all. Each asks for at most twenty files. */
const limits = { sender: 12, host: 6, all: 120 };

/** Each look takes a thread and its memory. */
const maximumAtOnce = 3;

interface Kept {
  at: number;
  host: string;
  sender: string;
  seen: Promise<Seen>;
}

const attempt = async (look: Promise<FirstLook>, typed: string): Promise<Seen> => {
  try {
    return { typed, look: await look };
  } catch (error) {
    if (!(error instanceof NotLooked)) throw error;
    return { typed, refusal: error.message };
  }
};

/** The looks of the last hour: a website is loaded once for all who ask, and few times in all. */
export const createLooks = (look: (address: string) => Promise<FirstLook>) => {
  const kept = new Map<string, Kept>();
  let running = 0;

  /** Why nobody may look now; undefined if she may. */
  const tooMany = (host: string, sender: string): string | undefined => {
    const all = [...kept.values()];
    if (all.filter((one) => one.sender === sender).length >= limits.sender)
      return 'You’ve looked at a lot of websites. Please look at the next one in an hour.';
    if (all.filter((one) => one.host === host).length >= limits.host || all.length >= limits.all)
      return 'A lot of people are looking at websites here. Please try again in an hour.';
    return running >= maximumAtOnce
      ? 'Others are looking at a website right now. Please try again in half a minute.'
      : undefined;
  };

  /** What is known of an address; undefined when nobody looked within the hour. */
  const known = async (typed: string): Promise<Seen | undefined> => {
    for (const [href, { at }] of kept) if (at < Date.now() - hour) kept.delete(href);
    try {
      const seen = await kept.get(readWebsiteAddress(typed).href)?.seen;
      return seen && { ...seen, typed };
    } catch (error) {
      if (!(error instanceof NotLooked)) throw error;
      return { typed, refusal: error.message };
    }
  };

  return {
    known,
    /** Looks, unless somebody did within the hour. Rejects only when a mistake is ours. */
    async look(typed: string, sender: string): Promise<Seen> {
      const seen = await known(typed);
      if (seen) return seen;
      const { href, hostname } = readWebsiteAddress(typed);
      const host = hostname.replace(/^www\./u, '');
      const refusal = tooMany(host, sender);
      if (refusal) return { typed, refusal };
      running += 1;
      const started = attempt(look(href), typed);
      kept.set(href, { at: Date.now(), host, sender, seen: started });
      try {
        return await started;
      } catch (error) {
        kept.delete(href);
        throw error;
      } finally {
        running -= 1;
      }
    },
  };
};

export type Looks = ReturnType<typeof createLooks>;
