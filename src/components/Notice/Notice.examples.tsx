import type { Example } from '../../gallery/example.ts';
import { Notice } from './Notice.tsx';

export const examples: readonly Example[] = (['failure', 'success', 'note'] as const).map(
  (kind) => ({
    state: kind,
    show: (
      <Notice kind={kind}>
        <p>We could not send your request just now. Everything you typed is still here.</p>
        <p>
          You can also <a href="mailto:hello@example.com">write to us</a>.
        </p>
      </Notice>
    ),
  }),
);
