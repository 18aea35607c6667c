import { collectionNames } from '../documents.ts';
import type { ErasedCounts, Horizons } from '../lead-store.ts';
import { personKey } from '../person-key.ts';
import type { SqliteConnection } from './connection.ts';
import { deleteRows, type Selection } from './delete-rows.ts';
import { purgeFile } from './purge-file.ts';

/** Deletes the person from every table and from the bytes of the store's files. */
export const erasePerson = (connection: SqliteConnection, email: string): ErasedCounts => {
  const selection = { where: `person = ? AND kind <> 'notice'`, values: [personKey(email)] };
  const erased = connection.change((database) => deleteRows(database, selection));
  purgeFile(connection);
  return erased;
};

const olderThan = (horizons: Horizons): Selection => {
  const parts = collectionNames.flatMap((name) => {
    const horizon = horizons[name];
    return horizon
      ? [{ where: `kind = 'lead' AND collection = '${name}' AND timestamp < ?`, horizon }]
      : [];
  });
  if (horizons.quarantine) {
    const where = `kind IN ('quarantined', 'canary') AND timestamp < ?`;
    parts.push({ where, horizon: horizons.quarantine });
  }
  return {
    where: parts.map(({ where }) => `(${where})`).join(' OR ') || 'false',
    values: parts.map(({ horizon }) => horizon.toISOString()),
  };
};

const isEmpty = ({ documents, quarantined }: ErasedCounts) =>
  quarantined === 0 && Object.values(documents).every((count) => count === 0);

/** Deletes what is older than its horizon. Rewrites the file only where something of a person was deleted. */
export const eraseBefore = (connection: SqliteConnection, horizons: Horizons): ErasedCounts => {
  const erased = connection.change((database) => deleteRows(database, olderThan(horizons)));
  if (!isEmpty(erased)) purgeFile(connection);
  return erased;
};

/** Deletes a quarantined submission or a canary; a canary holds nothing of a person. */
export const discardEntry = (connection: SqliteConnection, id: string): boolean => {
  const kind = connection.change((database) => {
    const row = database
      .prepare(
        `DELETE FROM documents WHERE id = ? AND kind IN ('quarantined', 'canary') RETURNING kind`,
      )
      .get(id);
    return row?.['kind'];
  });
  if (kind === 'quarantined') purgeFile(connection);
  return kind !== undefined;
};
