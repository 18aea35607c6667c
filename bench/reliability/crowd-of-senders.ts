import { setTimeout as pause } from 'node:timers/promises';
import { createVisitor, sendForm, type Visitor } from './send-form.ts';

export interface CrowdOptions {
  /** The addresses of the servers; visitors are shared out among them. */
  urls: readonly string[];
  visitors: number;
  /** Forms a second, of all visitors together. */
  rate: number;
  seconds: number;
}

export interface Answer {
  status: number;
  id: string;
  /** From the moment the form was due to be sent: a sender that lags behind makes it longer, never shorter. */
  milliseconds: number;
}

const until = (moment: number) => pause(Math.max(0, moment - performance.now()));

/** Lets visitors send forms evenly over the time given, each her next one when it is due. */
export const letThemSend = async (options: CrowdOptions): Promise<Answer[]> => {
  const { urls, visitors, rate, seconds } = options;
  const begin = performance.now() + 200;
  const between = (visitors / rate) * 1000;
  const answers: Answer[] = [];

  const visit = async (url: string, visitor: Visitor, first: number) => {
    for (let due = first; due < begin + seconds * 1000; due += between) {
      await until(due);
      const answer = await sendForm(url, visitor);
      answers.push({ ...answer, milliseconds: performance.now() - due });
    }
    visitor.agent.destroy();
  };

  await Promise.all(
    Array.from({ length: visitors }, (_, number) =>
      visit(
        urls[number % urls.length] ?? '',
        createVisitor(number),
        begin + (number / visitors) * between,
      ),
    ),
  );
  return answers;
};
