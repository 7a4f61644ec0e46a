export { mediaTypeOf } from '../core/media-types.ts'
