/**
 * Abbreviations that stand before a name or number, so that the full stop after them ends no sentence.
 * Those that often end one, such as “etc.” and “p.m.”, are left out on purpose.
 */
export const LEADING_ABBREVIATIONS = {
  en: words('Mr Mrs Ms Messrs Mx Dr Drs Prof Rev Hon Fr St Gen Col Maj Capt Cmdr Lt Sgt Cpl Gov Sen Rep Pres Supt vs cf Fig Figs'),
  es: words('Sr Sra Sres Sras Srta Srtas Dr Dra Dres Dras Prof Profa D Dña Lic Ing Arq Gral Cnel Cap Tte Sto Sta Ud Uds Vd Vds Av Avda'),
  fr: words('M MM Dr Drs Pr Prof St Ste Sts Stes Me Mgr Gén Col Cdt Cap Lt cf'),
  id: words('Bpk Bp Sdr Sdri Dr dr Drs Dra Ir Prof Tn Ny Nn Jl Jln Hj H KH St'),
  it: words('Sig Sigg sig sigg Dott dott Dr dr Prof prof Avv Ing Arch Geom Rag On Sen Gen Col Cap Ten Mons cfr'),
  pl: words('prof dr inż hab mgr płk ppłk mjr ppor gen kpt por mec red ks bp abp kard św ul al pl os np tzn tzw tj pt'),
  pt: words('Sr Sra Srs Sras Srta Dr Dra Drs Dras Prof Profa Eng Arq Gen Cel Cap Ten Av Exmo Exma'),
  ru: words('ул пер пл им проф акад доц д-р св стр рис табл гл ст см ср тов гр'),
}

function words(list: string): string[] {
  return list.split(' ')
}
