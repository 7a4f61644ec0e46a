import type { Transporter } from 'nodemailer'
import type { StoredDocument } from '../store/document.ts'
import type { ContactMessage } from './message.ts'

export type MailSettings = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  readonly to: string
  readonly from: string
  /** Name of the site, for the subject. */
  readonly siteName: string
}

/** `refused`: the mail server answered, and will not have this message. */
export type Sent = 'sent' | 'refused'

export type Mailer = {
  /** @throws what kept the server from being reached; its message may hold addresses */
  send(message: StoredDocument<ContactMessage>): Promise<Sent>
}

const WAIT_MS = 15_000

/** Mails messages as plain text. The library is loaded with the first one. */
export function createMailer({ url, to, from, siteName }: MailSettings): Mailer {
  let transport: Promise<Transporter> | undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({ url, connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS })
  }
  return {
    async send({ id, createdAt, data: { name, email, subject, message, language } }) {
      transport ??= connect()
      try {
        await (
          await transport
        ).sendMail({
          from: { name: siteName, address: from },
          to,
          replyTo: { name, address: email },
          subject: `[${siteName}] ${subject || name}`,
          // The same each time, so that a message mailed twice is known as one.
          messageId: `<${id}@${from.split('@').at(-1)}>`,
          text: `${message}\n\n-- \n${name} <${email}>\n${language}, ${new Date(createdAt).toISOString()}\n`,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        return 'sent'
      } catch (error) {
        if (isRefusal(error)) return 'refused'
        throw error
      }
    },
  }
}

/** A lasting refusal (5xx) of what was written; a wrong password, sender or recipient is for the operator to mend. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return code === 'EMESSAGE' && responseCode !== undefined && responseCode >= 500
}
