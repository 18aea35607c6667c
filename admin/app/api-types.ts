import type { RJSFSchema, UiSchema } from '@rjsf/utils';

/** What the API of the back office answers. */

export interface Problem {
  field: readonly (string | number)[];
  message: string;
}

export interface Office {
  brand: string;
  siteUrl: string;
  preview: { port: number; state: 'starting' | 'ready' | 'ended' };
}

interface EntryName {
  collection: string;
  id: string;
}

export interface EntrySummary extends EntryName {
  title: string;
  address?: string;
  sample?: boolean;
  hidden?: boolean;
  problems: number;
}

export interface ContentGroup {
  name: string;
  adds?: { collection: string; noun: string };
  entries: EntrySummary[];
}

export type Data = Record<string, unknown>;

/** What is written in an entry: its fields and, in a Markdown file, its text. */
export interface Written {
  data: Data;
  body?: string;
}

export interface Entry extends EntryName, Written {
  title: string;
  file: string;
  address?: string;
  version: string;
  schema: RJSFSchema;
  uiSchema: UiSchema;
  problems: Problem[];
}

/** An entry that leads to another one. */
export interface Naming extends EntryName {
  title: string;
}

export interface Picture {
  path: string;
  width: number;
  height: number;
  bytes: number;
  usedBy: number;
}

export interface Change {
  id: string;
  at: string;
  words: string;
  files: string[];
  undone?: true;
}

export interface Job {
  state: 'checking' | 'building' | 'placing' | 'done' | 'failed';
  message?: string;
  problems?: readonly Problem[];
}

export interface Publishing {
  way: 'git' | 'here';
  changes: string[];
  /** Testimonials whose card still shows the words from before. */
  undrawn: string[];
  job?: Job;
  publications: { id: string; at: string; words: string[]; live: boolean }[];
}

export interface Lead {
  id: string;
  collection: string;
  fields: Record<string, string>;
  at: string;
  state: 'new' | 'answered' | 'spam';
  note?: string;
  origin?: { entry?: string; before?: string; referrer?: string };
  suspicions?: string[];
  mail?: { state: string; error?: string };
}

export interface LeadPage {
  leads: Lead[];
  next?: string;
  counts: Record<string, number>;
}

export interface FullLead extends Lead {
  reply?: { to: string; subject: string; text: string };
}

export interface Mail {
  id: string;
  /** The name or the address of whom it tells of. */
  about?: string;
  state: 'waiting' | 'sending' | 'sent' | 'dead';
  attempts: number;
  error?: string;
  at: string;
}

export interface Health {
  store: string;
  writable: boolean;
  counts: Record<string, number>;
  newest?: string;
  canary?: string;
  weeks: { week: string; total: number; pages: { page: string; count: number }[] }[];
}
