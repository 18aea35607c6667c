/** What a page says when a request cannot be answered. */
export interface Problem {
  title: string;
  sentence: string;
}

const damaged: Problem = {
  title: 'We could not read that request',
  sentence: 'The address or the data your browser sent is damaged. Nothing was stored.',
};

const ours: Problem = {
  title: 'Something went wrong on our side',
  sentence: 'We are sorry. Please try again in a few minutes.',
};

const problems = new Map<number, Problem>([
  [
    404,
    {
      title: 'We could not find that page',
      sentence: 'There is nothing at this address. Please check it, or start at the home page.',
    },
  ],
  [
    405,
    {
      title: 'That does not work here',
      sentence: 'This address does not take what your browser sent. Nothing was stored.',
    },
  ],
]);

/** The words for a status of 400 or more. */
export const problemOf = (status: number): Problem =>
  problems.get(status) ?? (status < 500 ? damaged : ours);
