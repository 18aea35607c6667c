/** What is wrong with one field of a form, or with something elsewhere. */
export interface FieldProblem {
  /** Empty where it is no field of the form that was sent. */
  field: readonly PropertyKey[];
  /** In sentences. One that belongs to another entry names it and the place in it. */
  message: string;
  /** The other entry it belongs to, and the field of its form, for a link there. */
  entry?: { collection: string; id: string; title: string; field: readonly PropertyKey[] };
}

/** Something that is not done, with the reason in a sentence the owner reads. Nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly problems: readonly FieldProblem[];
  /** What a program is told beside that. */
  readonly details: object;
  constructor(
    message: string,
    statusCode = 422,
    problems: readonly FieldProblem[] = [],
    details: object = {},
  ) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
    this.details = details;
  }
}

/** What is said where nobody knows what went wrong. */
export const unknownFault =
  'Something went wrong. See whether your change is there before you try again; the terminal in which “npm run admin” runs says more.';
