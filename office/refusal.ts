/** A problem with one field of a form, or with something elsewhere; or advice about it. */
export interface FieldProblem {
  /** Empty when the problem is not in a field of the submitted form. */
  field: readonly PropertyKey[];
  /** Where it is, in titles, with that of the entry if it is another: `About us › Mission › Heading`. */
  place?: string;
  /** In sentences. */
  message: string;
  /** A value that would do, to be taken by a press. */
  instead?: string | undefined;
  /** The other entry that has the problem, and the field of its form to link to. */
  entry?: { collection: string; id: string; title: string; field: readonly PropertyKey[] };
}

export const problemInWords = ({ place, message }: FieldProblem): string =>
  place ? `${place}: ${message}` : message;

/** A request that is refused before anything changes, with the reason in a sentence for the owner. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly problems: readonly FieldProblem[];
  /** Further fields of the JSON response. */
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

/** The message for an unexpected error. */
export const unknownFault =
  'Something went wrong. See whether your change is there before you try again. If it stays like this, tell whoever looks after the site.';
