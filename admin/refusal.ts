/** What is wrong with one field of a form. */
export interface FieldProblem {
  field: readonly PropertyKey[];
  message: string;
}

/** Something that is not done, with the reason in a sentence the owner reads. Nothing has changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly problems: readonly FieldProblem[];
  constructor(message: string, statusCode = 422, problems: readonly FieldProblem[] = []) {
    super(message);
    this.statusCode = statusCode;
    this.problems = problems;
  }
}
