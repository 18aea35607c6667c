import process from 'node:process';
import { startDifficultClients, type Manner } from '../difficult-clients.ts';

/** A program of its own: `difficult-clients.ts URL COUNTS-AS-JSON` lets clients loose until it is ended. */
const [url = '', counts = '{}'] = process.argv.slice(2);
startDifficultClients(url, JSON.parse(counts) as Record<Manner, number>);
process.on('disconnect', () => process.exit());
