/** What people ask about a tool, as HTML that the build made: nothing of it needs a script. */
export function ToolAnswers({ html }: { html: string | undefined }) {
  return html && <div className="answers" dangerouslySetInnerHTML={{ __html: html }} />
}
