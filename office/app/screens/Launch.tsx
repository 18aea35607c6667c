import { counted } from '@agency/leads/forms/counted.ts';
import type { Entry, Launch as LaunchAnswer } from '../api-types.ts';
import { apiUrl, get, sendChange, useLive } from '../api.ts';
import { ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { linkTo, useListener } from '../shell/browser.ts';
import { TestMailButton } from './Settings.tsx';

type Finding = LaunchAnswer['findings'][number];

const site = { collection: 'site', id: 'site' };

/** Changes the same setting as the form “Menus and footer”. */
const takeExamplesOff = async () => {
  const { version, data } = await get<Entry>(apiUrl('/api/entry', site));
  await sendChange('PUT', '/api/entry', {
    ...site,
    version,
    data: { ...(data as object), showExamples: false },
  });
};

const FindingLine = ({ words, title, link, remedy }: Finding) => (
  <li className="row wrap apart gap-2 across-5 padding-3 line-below">
    <p className="measure breaks">
      {title !== undefined && <b>{title}: </b>}
      {words}
      {remedy === 'examples' && ' Or take all examples off the site, above.'}
    </p>
    {link && (
      <a className="own-line" href={linkTo(...link)}>
        Go there<span className="only-for-screen-readers">: {title ?? words}</span>
      </a>
    )}
  </li>
);

/** The launch checklist: what is left to do before people see this site. */
export const Launch = () => {
  const launch = useLive<LaunchAnswer>('/api/launch', true);
  useListener('focus', launch.refresh);
  return (
    <Screen
      title="Before launch"
      lead="What’s left to do before people see this site. A line goes away once it’s done."
      actions={<TestMailButton />}
    >
      <Show of={launch}>
        {({ findings }) =>
          findings.length === 0 ? (
            <Empty>Nothing we know of is left to do. Open the door.</Empty>
          ) : (
            <>
              <p className="row wrap gap-3">
                <span>{counted(findings.length, 'thing')} left.</span>
                {findings.some(({ remedy }) => remedy === 'examples') && (
                  <ConfirmButton
                    label="Take the examples off"
                    question="Take all examples off the site?"
                    yes="Take them off"
                    done="The examples are off once you publish."
                    run={takeExamplesOff}
                  >
                    <p>
                      Made-up projects and testimonials go, and sections close up. Your own stay. A
                      made-up case study, such as the law firm’s, stays too: it says that it’s made
                      up. You can turn the examples on again in Menus and footer.
                    </p>
                  </ConfirmButton>
                )}
              </p>
              <p>
                Is an old name left anywhere? <a href={linkTo('words')}>Find and replace</a> looks
                through every text.
              </p>
              <ul className="stack line">
                {findings.map((finding) => (
                  <FindingLine key={`${finding.title}${finding.words}`} {...finding} />
                ))}
              </ul>
            </>
          )
        }
      </Show>
    </Screen>
  );
};
