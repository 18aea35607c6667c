import type { LeadStore, Submission } from '../../leads/lead-store.ts';

/** As much of a lead store as the server needs, kept in an array. */
export interface MemoryStore extends Pick<LeadStore, 'add' | 'checkWritable'> {
  submissions: Submission[];
}

export const createMemoryStore = (): MemoryStore => {
  const submissions: Submission[] = [];
  return {
    submissions,
    add: async (submission) => {
      const id = String(submissions.push(submission));
      return { outcome: 'stored', id };
    },
    checkWritable: async () => {},
  };
};
