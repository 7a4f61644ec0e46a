/** Shells whose completions are known. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof SHELLS)[number]

/** All three ask the command itself, so that what they offer is never older than it. */
const SCRIPTS: Readonly<Record<Shell, (name: string) => string>> = {
  bash: (name) => `# ${name}: completions for bash. Add to ~/.bashrc:  source <(${name} completion bash)
_${name}() {
  local line current=\${COMP_WORDS[COMP_CWORD]} files=
  COMPREPLY=()
  [[ $current == '=' ]] && current=
  while IFS= read -r line; do
    if [[ $line == ':files' ]]; then files=1; else COMPREPLY+=("\${line%%$'\\t'*}"); fi
  done < <("\${COMP_WORDS[0]}" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
  if [[ -n $files ]]; then
    while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "\${current#@}")
    compopt -o filenames 2>/dev/null
  fi
}
complete -F _${name} ${name}
`,
  zsh: (name) => `#compdef ${name}
# ${name}: completions for zsh. Add to ~/.zshrc, after compinit:  source <(${name} completion zsh)
_${name}() {
  local line files=
  local -a found
  for line in "\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    if [[ $line == ':files' ]]; then
      files=1
    elif [[ $line == *$'\\t'* ]]; then
      found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    elif [[ -n $line ]]; then
      found+=("\${line//:/\\\\:}")
    fi
  done
  (( $#found )) && _describe '${name}' found
  [[ -n $files ]] && _files
  return 0
}
compdef _${name} ${name}
`,
  fish: (name) => `# ${name}: completions for fish. Save as ~/.config/fish/completions/${name}.fish
function __${name}_complete
  set -l typed (commandline -opc)
  for line in ($typed[1] complete -- $typed[2..-1] (commandline -ct) 2>/dev/null)
    if test "$line" = ':files'
      __fish_complete_path (commandline -ct)
    else
      echo $line
    end
  end
end
complete -c ${name} -f -a '(__${name}_complete)'
`,
}

/** The completions of a command for a shell, as a script of that shell. @param name the command, a plain word */
export function completionScript(shell: Shell, name: string): string {
  return SCRIPTS[shell](name)
}

export function isShell(text: string | undefined): text is Shell {
  return SHELLS.some((shell) => shell === text)
}
