import type { UserData } from './merge.ts'

/** `GET /api/account/config`: what a page must know to sign visitors in. Nothing of it is secret. */
export type AccountConfig = { readonly enabled: false } | ({ readonly enabled: true } & PublicAccountConfig)

export type PublicAccountConfig = {
  readonly apiKey: string
  readonly authDomain: string
  readonly projectId: string
  readonly appId?: string
  /** With it, Google's own button stands in the sign-in dialog. */
  readonly googleClientId?: string
  /** Where the Auth emulator listens, in development. */
  readonly emulatorHost?: string
}

/** `GET` and `PUT /api/account/data`, and `current` in a conflict; version 0 was never stored. */
export type VersionedUserData = { readonly version: number; readonly data: UserData }

/** `POST /api/account/delete`: what was removed of each kind, and whether the provider is still to be asked. */
export type DeletionAnswer = { readonly state: 'deleted' | 'provider-pending'; readonly removed: Readonly<Record<string, number>> }
