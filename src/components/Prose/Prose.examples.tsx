import type { Example } from '../../gallery/example.ts';
import { Prose } from './Prose.tsx';

const everything = `<p>Running text with <strong>weight</strong>, <em>stress</em> and <a href="/about">a link</a>.</p>
<h2>A smaller heading</h2><ul><li>One thing</li><li>Another thing</li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>Someone said this.</p></blockquote><p><code>a piece of code</code></p><hr>
<table><thead><tr><th>Page</th><th>Question</th></tr></thead><tbody><tr><td>Home</td><td>Am I right here?</td></tr></tbody></table>`;

export const examples: readonly Example[] = [
  { state: 'everything Markdown knows', show: <Prose html={everything} /> },
];
