import { configureGlobal } from 'fast-check'

// Runs repeat, so that a red test says something about the change. FC_SEED explores further.
configureGlobal({ seed: Number(process.env.FC_SEED ?? 20_261_121) })
