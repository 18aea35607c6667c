import { codings, type Coding } from './compression.ts';

/** The encodings a client accepts, the one to send first if the file has it. Always ends with `identity`. */
export type AcceptedCodings = readonly (Coding | 'identity')[];

/** The weights of an `Accept-Encoding` header (RFC 9110, 12.5.3), by coding. */
const readWeights = (header: string) =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', weight] = part.split(';');
      const value = Number(/^\s*q\s*=\s*([\d.]+)\s*$/iu.exec(weight ?? '')?.[1] ?? 1);
      return [name.trim().toLowerCase(), value] as const;
    }),
  );

const readAccepted = (header: string): AcceptedCodings => {
  const weights = readWeights(header);
  const weightOf = (coding: string) => weights.get(coding) ?? weights.get('*') ?? 0;
  const plain = weights.get('identity') ?? 0;
  return [
    ...codings
      .filter((coding) => weightOf(coding) > 0 && weightOf(coding) >= plain)
      .sort((one, other) => weightOf(other) - weightOf(one)),
    'identity',
  ];
};

const remembered = new Map<string, AcceptedCodings>();

/** Browsers send a handful of different headers; what else comes in is not worth keeping. */
const rememberedAtMost = 100;

/** Reads an `Accept-Encoding` header. Where nothing we have is acceptable, the plain form is sent all the same. */
export const acceptedCodings = (header = ''): AcceptedCodings => {
  const known = remembered.get(header);
  if (known) return known;
  const accepted = readAccepted(header);
  if (remembered.size < rememberedAtMost) remembered.set(header, accepted);
  return accepted;
};
