import type { Problem } from '../api-types.ts';
import { linkTo } from './route.ts';

/** What is wrong, as a link to the field where it belongs to another entry. */
export const ProblemWords = ({ problem: { message, entry } }: { problem: Problem }) =>
  entry ? (
    <a href={linkTo('content', entry.collection, entry.id, ...entry.field.map(String))}>
      {message}
    </a>
  ) : (
    message
  );
