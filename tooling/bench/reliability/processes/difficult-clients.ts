import process from 'node:process';
import { startDifficultClients, type Manner } from '../difficult-clients.ts';

/** A separate program: `difficult-clients.ts URL COUNTS-AS-JSON` runs clients until it is stopped. */
const [url = '', counts = '{}'] = process.argv.slice(2);
startDifficultClients(url, JSON.parse(counts) as Record<Manner, number>);
process.on('disconnect', () => process.exit());
