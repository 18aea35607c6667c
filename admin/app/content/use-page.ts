import { useRef, useState } from 'react';
import type { Way } from '../../../src/preview/marks.ts';
import { useListener } from '../shell/use-listener.ts';
import {
  readFromPage,
  type Opens,
  type Picked,
  type ToPage,
} from '../../../src/preview/messages.ts';

interface PageOptions {
  /** Of the preview. Nobody else is told or listened to. */
  origin: string;
  /** How often other words were given to the preview. */
  shown: number;
  onPicked: (picked: Picked) => void;
}

/** Talks with the page in the preview: it tells what was clicked, and is told which field is being written in. */
export const usePage = ({ origin, shown, onPicked }: PageOptions) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opens, setOpens] = useState<Opens>('field');
  const isReady = useRef(false);
  const written = useRef<{ way: Way; isSeen: boolean }>(undefined);

  const tell = (message: ToPage) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const toggle = () => {
    const next = opens === 'field' ? 'link' : 'field';
    setOpens(next);
    tell({ type: 'opens', opens: next });
  };

  /** A page that is loaded again stays where it is. */
  const greet = () => {
    isReady.current = true;
    tell({ type: 'opens', opens });
    if (!written.current) return;
    const { way, isSeen } = written.current;
    tell({ type: 'show', way, isScrolling: !isSeen });
    written.current.isSeen = true;
  };

  useListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = readFromPage(data);
    if (message?.type === 'ready') greet();
    if (message?.type === 'picked') onPicked(message);
  });

  const show = (way: Way) => {
    written.current = { way, isSeen: isReady.current };
    tell({ type: 'show', way, isScrolling: true });
  };

  // Until it is there for the first time, the development server doesn't tell it of other words.
  const begunWith = useRef<number | undefined>(shown);
  const [loads, setLoads] = useState(0);
  const onLoad = () => {
    const isLate = begunWith.current !== undefined && begunWith.current !== shown;
    begunWith.current = isLate ? shown : undefined;
    if (!isLate) return;
    // Another frame is at its beginning again.
    isReady.current = false;
    if (written.current) written.current.isSeen = false;
    setLoads(loads + 1);
  };
  return { frame, loads, onLoad, opens, toggle, show };
};
