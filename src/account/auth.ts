import { initializeApp } from 'firebase/app'
import {
  type Auth as FirebaseAuth,
  type User as FirebaseUser,
  EmailAuthProvider,
  GithubAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
} from 'firebase/auth'
import type { User } from '../app/state.ts'
import type { PublicAccountConfig } from './answers.ts'

export type PopupProvider = 'google.com' | 'github.com'

/** The identity provider, as far as this site uses it. Every call may throw a provider's error; see `codeOf` in auth-code.ts. */
export type Auth = {
  /** Tells the visitor that is signed in, or null, now and at every change. */
  watch(onUser: (user: User | null) => void): void
  signIn(email: string, password: string): Promise<void>
  /** Also sends the mail that confirms the address. */
  signUp(email: string, password: string, name: string): Promise<void>
  signInByPopup(provider: PopupProvider): Promise<void>
  /** @param idToken what Google's own sign-in button hands over */
  signInByGoogleCredential(idToken: string): Promise<void>
  sendPasswordReset(email: string): Promise<void>
  sendVerification(): Promise<void>
  /** Asks for the password again, or opens the provider's window. */
  confirmIdentity(password?: string): Promise<void>
  signOut(): Promise<void>
  deleteUser(): Promise<void>
  /** A token for our own server; undefined when nobody is signed in. */
  idToken(fresh?: boolean): Promise<string | undefined>
}

/** @param language in which the provider writes its mails */
export function openAuth({ emulatorHost, ...config }: PublicAccountConfig, language: string): Auth {
  const auth = initializeAuth(initializeApp(config), { persistence: [indexedDBLocalPersistence, browserLocalPersistence] })
  auth.languageCode = language
  if (emulatorHost !== undefined) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true })
  return {
    watch: (onUser) => void onIdTokenChanged(auth, (user) => onUser(user && toUser(user))),
    signIn: async (email, password) => void (await signInWithEmailAndPassword(auth, email, password)),
    async signUp(email, password, name) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      if (name !== '') await updateProfile(user, { displayName: name })
      await sendEmailVerification(user)
      // The name came after the account: those who watch learn it with a new token.
      await user.getIdToken(true)
    },
    signInByPopup: async (provider) => void (await signInWithPopup(auth, providerOf(provider), browserPopupRedirectResolver)),
    signInByGoogleCredential: async (idToken) => void (await signInWithCredential(auth, GoogleAuthProvider.credential(idToken))),
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    sendVerification: () => sendEmailVerification(userOf(auth)),
    async confirmIdentity(password) {
      const user = userOf(auth)
      const [first] = user.providerData
      if (password !== undefined) await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password))
      else
        await reauthenticateWithPopup(
          user,
          providerOf(first?.providerId === 'github.com' ? 'github.com' : 'google.com'),
          browserPopupRedirectResolver,
        )
      await user.getIdToken(true)
    },
    signOut: () => signOut(auth),
    deleteUser: () => deleteUser(userOf(auth)),
    idToken: async (fresh = false) => auth.currentUser?.getIdToken(fresh),
  }
}

function providerOf(id: PopupProvider): GoogleAuthProvider | GithubAuthProvider {
  return id === 'github.com' ? new GithubAuthProvider() : new GoogleAuthProvider()
}

function userOf({ currentUser }: FirebaseAuth): FirebaseUser {
  if (!currentUser) throw Object.assign(new Error('nobody is signed in'), { code: 'auth/user-token-expired' })
  return currentUser
}

function toUser({ uid, displayName, email, emailVerified, providerData }: FirebaseUser): User {
  return { uid, name: displayName, email, isVerified: emailVerified, providers: providerData.map(({ providerId }) => providerId) }
}
