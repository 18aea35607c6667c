import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Picture } from '../components/Picture/Picture.tsx';
import { ArrowButton } from '../sections/shared/Carousel/Carousel.tsx';
import { Prose } from '../sections/shared/LongText/LongText.tsx';
import type { Examples } from './example.ts';

const markdown = `<p>Running text with <strong>weight</strong>, <em>stress</em> and <a href="/about">a link</a>.</p>
<h2>A smaller heading</h2><ul><li>One thing</li><li>Another thing</li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>Someone said this.</p></blockquote><p><code>a piece of code</code></p><hr>
<table><thead><tr><th>Page</th><th>Question</th></tr></thead><tbody><tr><td>Home</td><td>Am I right here?</td></tr></tbody></table>`;

const missing = { src: '/gone.webp', width: 1000, height: 1250, sources: [], sizes: '100vw' };

export const components: Examples = {
  ArrowButton: { 'at the end': <ArrowButton direction="next" label="Next" aria-disabled /> },
  Dialog: {
    open: {
      show: (
        <Dialog id="example" heading="Thank You!" close="Close" onClose={() => {}}>
          <p>Your service request has been submitted successfully.</p>
        </Dialog>
      ),
      prepare: (root) => root.querySelector('dialog')?.showModal(),
    },
  },
  Picture: { 'missing file': <Picture picture={missing} alt="Two women" /> },
  Prose: { 'everything Markdown knows': <Prose html={markdown} /> },
};
