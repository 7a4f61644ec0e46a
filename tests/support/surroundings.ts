import { hasIcon } from '../../src/site/icons.ts'
import { hasAsset } from '../../src/site/package-assets.ts'
import { PAGE_COMPONENTS } from '../../src/pages/components.ts'
import { WORKBENCHES } from '../../src/workbenches/workbenches.ts'

/** What a registry is checked against. */
export const AROUND = { hasIcon, hasAsset, workbenches: Object.keys(WORKBENCHES), pageComponents: Object.keys(PAGE_COMPONENTS) }
