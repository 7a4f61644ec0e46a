/** Plane figures and solids in Polish. */
export const LIST = `
koło, półkole, elipsa, trójkąt, trójkąt równoboczny, trójkąt równoramienny, trójkąt prostokątny, kwadrat, prostokąt, równoległobok, romb,
trapez, deltoid, pięciokąt, sześciokąt, siedmiokąt, ośmiokąt, dziewięciokąt, dziesięciokąt, dwunastokąt, gwiazda, serce, półksiężyc,
krzyż, strzałka, owal, pierścień, wycinek koła, spirala, sześcian, prostopadłościan, kula, półkula, walec, stożek, ostrosłup,
graniastosłup, czworościan, ośmiościan, dwunastościan, dwudziestościan, torus
`
