import type { Example } from '../../gallery/example.ts';
import { Dialog } from './Dialog.tsx';

export const examples: readonly Example[] = [
  {
    state: 'open',
    show: (
      <Dialog id="example" heading="Thank You!" close="Close" onClose={() => {}}>
        <p>Your service request has been submitted successfully.</p>
      </Dialog>
    ),
    prepare: (root) => root.querySelector('dialog')?.showModal(),
  },
];
