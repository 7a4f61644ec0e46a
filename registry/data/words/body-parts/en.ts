/** Parts of the body in English. */
export const LIST = `
head, hair, face, forehead, eyebrow, eye, eyelid, eyelash, pupil, iris, ear, earlobe, eardrum, nose, nostril, cheek, cheekbone, mouth,
lip, tooth, gum, tongue, palate, chin, jaw, throat, neck, nape, shoulder, collarbone, shoulder blade, armpit, arm, elbow, forearm, wrist,
hand, palm, fist, finger, thumb, index finger, middle finger, ring finger, little finger, knuckle, fingernail, fingertip, chest,
breastbone, rib, back, spine, waist, belly, navel, hip, pelvis, buttock, groin, leg, thigh, knee, kneecap, shin, calf, ankle, foot, heel,
sole, instep, toe, big toe, toenail, skin, skull, brain, heart, lung, liver, stomach, kidney, bladder, gallbladder, intestine, pancreas,
spleen, windpipe, esophagus, vocal cords, diaphragm, muscle, bone, bone marrow, joint, tendon, ligament, cartilage, nerve, spinal cord,
vein, artery, blood, tonsil, thyroid gland
`
