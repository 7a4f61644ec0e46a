/** Parts of the body in Polish. */
export const LIST = `
głowa, włosy, twarz, czoło, brew, oko, powieka, rzęsa, źrenica, tęczówka, ucho, płatek ucha, błona bębenkowa, nos, nozdrze, policzek,
kość policzkowa, usta, warga, ząb, dziąsło, język, podniebienie, podbródek, szczęka, gardło, szyja, kark, ramię, obojczyk, łopatka,
pacha, ręka, łokieć, przedramię, nadgarstek, dłoń, pięść, palec, kciuk, palec wskazujący, palec środkowy, palec serdeczny, mały palec,
knykieć, paznokieć, opuszka palca, klatka piersiowa, mostek, żebro, plecy, kręgosłup, talia, brzuch, pępek, biodro, miednica, pośladek,
pachwina, noga, udo, kolano, rzepka, goleń, łydka, kostka, stopa, pięta, podeszwa stopy, podbicie, palec u nogi, paluch, skóra, czaszka,
mózg, serce, płuco, wątroba, żołądek, nerka, pęcherz moczowy, pęcherzyk żółciowy, jelito, trzustka, śledziona, tchawica, przełyk,
struny głosowe, przepona, mięsień, kość, szpik kostny, staw, ścięgno, więzadło, chrząstka, nerw, rdzeń kręgowy, żyła, tętnica, krew,
migdałek, tarczyca
`
