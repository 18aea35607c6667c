import type { FastifyInstance, FastifyReply } from 'fastify';
import { websiteField } from '@agency/leads/forms/first-look.ts';
import type { Slots } from '@agency/leads/forms/slots.ts';
import { readAddress } from '../address.ts';
import { publicHeaders, sendFilledPage, type PageTools } from '../pages.ts';
import type { Body } from '../read-body.ts';
import { isOwnRequest, type FormRoutesOptions } from '../submissions/form-routes.ts';
import { readEntry } from '../submissions/read-entry.ts';
import { crossOrigin } from '../submissions/refusals.ts';

type LookRoutesOptions = PageTools & Pick<FormRoutesOptions, 'looks' | 'settings'>;

const path = '/freereviewlanding';

/** The URL contains her website, which other sites shouldn't see. */
const shown: Readonly<Record<string, string>> = { 'Referrer-Policy': 'same-origin' };

/** The first look on the page of the free review. Without looks, the page has no form for it. */
export const lookRoutes = (app: FastifyInstance, options: LookRoutesOptions): void => {
  const { settings } = options;

  const show = (reply: FastifyReply, state: Slots['first-look'], headers = shown) =>
    sendFilledPage(reply, options, { path, filled: { slot: 'first-look', state }, headers });

  // A `GET` loads no website, so that neither a link nor a crawler can make it look.
  for (const url of [path, `${path}/look`])
    app.get(url, async (request, reply) => {
      const looks = options.looks();
      const typed = new URLSearchParams(readAddress(request.url).query).get(websiteField);
      if (!looks) return show(reply, { isOff: true }, publicHeaders);
      if (typed === null && url === path) return reply.callNotFound();
      return show(reply, { seen: typed ? ((await looks.known(typed)) ?? { typed }) : undefined });
    });

  app.post<{ Body: Body | undefined }>(`${path}/look`, async (request, reply) => {
    const { values } = readEntry(request.headers['content-type'], request.body);
    const typed = values[websiteField] ?? '';
    const looks = options.looks();
    if (!looks) return reply.redirect(path, 303);
    const seen = isOwnRequest(request, settings.siteUrl)
      ? await looks.look(typed, request.sender)
      : { typed, refusal: crossOrigin.sentence };
    if (seen.refusal !== undefined) return show(reply.code(422), { seen });
    // A reload then doesn't look again.
    const query = new URLSearchParams({ [websiteField]: typed });
    return reply.redirect(`${path}?${query}#first-look`, 303);
  });
};
