import type { Example } from '../../gallery/example.ts';
import { BuyButton } from './BuyButton.tsx';

const button = (
  <BuyButton
    buyButtonId="buy_btn_example"
    publishableKey="pk_test_example"
    frameTitle="Buy the playbook"
    loading="The payment button is on its way …"
    failed="The payment button did not come. The link below does the same."
  />
);

export const examples: readonly Example[] = [
  { state: 'loading', show: button },
  {
    state: 'failed',
    show: button,
    prepare: (root) =>
      root.querySelector('[data-buy-button]')?.setAttribute('data-buy-button', 'failed'),
  },
];
