import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { proofText } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { readLog, type Entrance } from './entrance.ts';
import { invitationLink, invite, invited, type Invited } from './invitations.ts';
import {
  changeRole,
  devicesOf,
  endSession,
  findByName,
  findPasskey,
  findPerson,
  findSessionById,
  listPeople,
  listSessions,
  removePasskey,
  removePerson,
  roles,
  takeAway,
} from './team.ts';

const byNumber = z.object({ id: z.coerce.number().int() });
const fromLine = z.object({ before: z.coerce.number().int().optional() });
const byText = z.object({ id: proofText });
const newRole = z.object({ id: z.number().int(), role: z.enum(roles) });
const newPerson = invited.required({ role: true });

const gone = () => new Refusal('This isn’t here anymore. Load the screen again.', 404);

/** Everybody who may enter, with their devices and open sessions. */
export const teamAnswer = ({ sql }: Entrance) => {
  const sessions = listSessions(sql);
  return {
    people: listPeople(sql).map((person) =>
      Object.assign(person, {
        passkeys: devicesOf(sql, person.id),
        sessions: sessions.filter((session) => session.person === person.id),
      }),
    ),
  };
};

/** The routes of the team screen, for owners: who may enter, and the log of what they did. */
export const teamRoutes =
  (entrance: Entrance): FastifyPluginAsync =>
  async (app) => {
    const { sql, url, log } = entrance;
    const orGone = <Found>(found: Found | undefined): Found => {
      if (found === undefined) throw gone();
      return found;
    };
    const personAt = (id: number) => orGone(findPerson(sql, id));
    const linkFor = (whom: Invited, by: string | undefined, words: string) => {
      log(by ?? '', words);
      return { link: invitationLink(url, invite(sql, whom)) };
    };

    app.get('/api/team', async () => teamAnswer(entrance));
    app.get('/api/team/log', async ({ query }) => readLog(sql, fromLine.parse(query).before));
    app.post('/api/team/invite', async ({ body, author }) => {
      const whom = newPerson.parse(body);
      if (findByName(sql, whom.name))
        throw new Refusal(
          `${whom.name} is here already. For another device, use “New device” below that name.`,
          409,
        );
      return linkFor(whom, author?.name, `Invited ${whom.name} (${whom.role})`);
    });
    app.post('/api/team/device', async ({ body, author }) => {
      const { name } = personAt(byNumber.parse(body).id);
      return linkFor({ name }, author?.name, `Made a link for a new device of ${name}`);
    });
    app.put('/api/team/role', async ({ body, author }) => {
      const { id, role } = newRole.parse(body);
      const { name } = personAt(id);
      changeRole(sql, id, role);
      log(author?.name ?? '', `Made ${name} ${role}`);
      return {};
    });
    app.delete('/api/team/person', async ({ query, author }) => {
      const { id, name } = personAt(byNumber.parse(query).id);
      removePerson(sql, id);
      log(author?.name ?? '', `Removed ${name}`);
      return {};
    });
    app.delete('/api/team/passkey', async ({ query, author }) => {
      const { id, person } = orGone(findPasskey(sql, byText.parse(query).id));
      removePasskey(sql, id);
      log(author?.name ?? '', `Removed a device of ${person.name}`);
      return {};
    });
    app.delete('/api/team/session', async ({ query, author }) => {
      const { id, person } = orGone(findSessionById(sql, byNumber.parse(query).id));
      takeAway(sql, () => endSession(sql, id));
      log(author?.name ?? '', `Ended a session of ${person.name}`);
      return {};
    });
  };
