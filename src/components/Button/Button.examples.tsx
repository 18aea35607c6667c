import type { Example } from '../../gallery/example.ts';
import { Band } from '../Band/Band.tsx';
import { Button, ButtonLink } from './Button.tsx';

export const examples: readonly Example[] = [
  { state: 'primary', show: <Button>Send</Button> },
  { state: 'secondary', show: <Button look="secondary">Start afresh</Button> },
  { state: 'busy', show: <Button busy>Sending …</Button> },
  { state: 'disabled', show: <Button disabled>Sent</Button> },
  {
    state: 'focused',
    show: <Button autoFocus>Send</Button>,
    prepare: (root) => root.querySelector('button')?.focus(),
  },
  { state: 'link', show: <ButtonLink href="/services">EXPLORE OUR SERVICES</ButtonLink> },
  {
    state: 'link on dark',
    show: (
      <Band tone="plum">
        <ButtonLink look="onDark" href="/services">
          EXPLORE OUR SERVICES
        </ButtonLink>
      </Band>
    ),
  },
  {
    state: 'long words',
    show: (
      <ButtonLink href="/freereviewlanding">
        BOOK FREE WEBSITE & SEO REVIEW WITH THE WHOLE TEAM
      </ButtonLink>
    ),
  },
];
