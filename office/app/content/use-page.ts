import { useRef, useState } from 'react';
import type { Way } from '@agency/site/preview/marks.ts';
import { useListener } from '../shell/use-listener.ts';
import {
  readFromPage,
  type Opens,
  type Picked,
  type ToPage,
} from '@agency/site/preview/messages.ts';

interface PageOptions {
  /** Of the preview. Nobody else is told or listened to. */
  origin: string;
  onPicked: (picked: Picked) => void;
}

/** Talks with the page in the preview: it tells what was clicked, and is told which field is being written in. */
export const usePage = ({ origin, onPicked }: PageOptions) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [opens, setOpens] = useState<Opens>('field');
  const isReady = useRef(false);
  const written = useRef<{ way: Way; isSeen: boolean }>(undefined);

  const sendToPage = (message: ToPage) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const toggle = () => {
    const next = opens === 'field' ? 'link' : 'field';
    setOpens(next);
    sendToPage({ type: 'opens', opens: next });
  };

  /** A page that is loaded again stays where it is. */
  const greet = () => {
    isReady.current = true;
    sendToPage({ type: 'opens', opens });
    if (!written.current) return;
    const { way, isSeen } = written.current;
    sendToPage({ type: 'show', way, isScrolling: !isSeen });
    written.current.isSeen = true;
  };

  const [loads, setLoads] = useState(0);
  /** Another frame takes its place, at its beginning. */
  const renew = () => {
    isReady.current = false;
    if (written.current) written.current.isSeen = false;
    setLoads(loads + 1);
  };

  useListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = readFromPage(data);
    if (message?.type === 'ready') greet();
    if (message?.type === 'late') renew();
    if (message?.type === 'picked') onPicked(message);
  });

  const show = (way: Way) => {
    written.current = { way, isSeen: isReady.current };
    sendToPage({ type: 'show', way, isScrolling: true });
  };

  return { frame, loads, opens, toggle, show };
};
