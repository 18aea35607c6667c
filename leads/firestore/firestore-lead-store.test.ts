import { describeLeadStore } from '../lead-store.contract.ts';
import { openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

describeLeadStore('Firestore', (clock) => openFirestoreStore(emulator().port, { clock }));
